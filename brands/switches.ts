import type { SwitchNode } from '@senluna/kit/brand.ts'

type Switches = { readonly [modId: string]: boolean | readonly [boolean, Switches] }

/** A switch tree from a short form: `{ LOGIN: [true, { FREEPLAY: true }] }`. */
export const switches = (tree: Switches): SwitchNode[] =>
  Object.entries(tree).map(([modId, node]) =>
    typeof node === 'boolean'
      ? { modId, enabled: node, childrenNodes: [] }
      : { modId, enabled: node[0], childrenNodes: switches(node[1]) },
  )
