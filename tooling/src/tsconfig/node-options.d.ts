export declare const NODE_OPTIONS: string[]
