/** What stylis gives its plugins, as far as ours read or change it. */
export interface StylisNode {
  type: string
  value: string
  parent?: StylisNode | null
  root?: StylisNode | null
  children: StylisNode[] | string
}
