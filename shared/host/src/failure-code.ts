/** `load`: the remote's code did not load; `render`: a screen threw; `hang`: nothing rendered although nothing is loading. */
export type FailureCode = 'load' | 'render' | 'hang'
