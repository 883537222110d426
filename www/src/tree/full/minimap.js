// The whole tree in a corner of the stage, where only a part of it is in view. A press brings the view there. The core draws it.

export const minimapTemplate = () => '';
