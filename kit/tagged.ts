declare const tag: unique symbol

/**
 * A plain value that says what it is: `Tagged<number, 'Rate'>` never passes for a
 * `Tagged<number, 'Odds'>`. Tagging a tagged value narrows it: a fee is an amount as well.
 */
export type Tagged<Value, Name extends string> = Value & { readonly [tag]: { readonly [Mark in Name]: true } }
