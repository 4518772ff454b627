import './stages.css'

/**
 * The stages of an order on its way, by name: those that are past, and the one it is at, counted
 * from 0.
 */
export function Stages({ names, now }: { names: readonly string[]; now: number }) {
  return (
    <ol className="cashier-stages">
      {names.map((name, at) => (
        <li key={name} data-past={at < now || undefined} aria-current={at === now ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
