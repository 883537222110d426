import { chromium } from '@playwright/test';
const url=process.argv[2]; const tree='(((1 9 3) (4 5 6) (7 8 2)) ((5 5 1) (2 4 6) (7 3 9)) ((1 2 3) (8 6 4) (9 9 1)))';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const c=await b.newContext({viewport:{width:1280,height:720},reducedMotion:process.argv[3]==='still'?'reduce':'no-preference'});const p=await c.newPage();
await p.goto(url+'#tree='+encodeURIComponent(tree)); await p.waitForSelector('.stage .node'); await p.waitForTimeout(1500);
for(let i=0;i<4;i++){await p.keyboard.press('ArrowRight');await p.waitForTimeout(900);}
const N=12;
await b.startTracing(p,{categories:['devtools.timeline','blink','disabled-by-default-devtools.timeline','disabled-by-default-blink.debug','disabled-by-default-blink.debug.layout','blink.animations','cc','disabled-by-default-devtools.timeline.layers','fonts','loading','ui','toplevel','disabled-by-default-devtools.timeline.invalidationTracking','disabled-by-default-lifecycles'].slice(0,process.argv[4]?99:10)});
for(let i=0;i<N;i++){await p.keyboard.press('ArrowRight');await p.waitForTimeout(800);}
const t=JSON.parse((await b.stopTracing()).toString()).traceEvents;
const n={};for(const e of t){if(e.ph==='E'||e.ph==='M')continue;n[e.name]=(n[e.name]??0)+1;}
console.log(Object.entries(n).filter(([k,v])=>/shap|text|font|style|layout|paint|anim/i.test(k)).sort((a,b)=>b[1]-a[1]).map(([k,v])=>k+' '+(v/N).toFixed(1)).join('\n'));
let el=0,passes=0,lo=0,dirty=0;for(const e of t){if(e.name==='UpdateLayoutTree'&&e.args?.elementCount!==undefined){el+=e.args.elementCount;passes++;} if(e.name==='Layout'&&e.args?.beginData){lo++;dirty+=e.args.beginData.dirtyObjects}}
console.log('restyled',el/N,'passes',passes/N,'layouts',lo/N,'dirty',dirty/N);
const tasks=t.filter(e=>e.name==='RunTask'||e.name==='ThreadControllerImpl::RunTask');
await b.close();
if(process.argv[5]){const m={};for(const e of t){if(/StyleRecalcInvalidationTracking|StyleInvalidatorInvalidationTracking|ScheduleStyleInvalidationTracking/.test(e.name)){const d=e.args.data;const k=e.name.slice(0,14)+' '+d.nodeName+' | '+(d.reason??'')+' '+(d.extraData??'')+' '+(d.selectorPart??d.changedAttribute??d.changedClass??'');m[k]=(m[k]??0)+1}}
console.log(Object.entries(m).sort((a,b)=>b[1]-a[1]).slice(0,60).map(([k,v])=>(v/N).toFixed(1)+' '+k).join('\n'));}
