import type { SceneProps } from './scene.ts'

const CELLS = Array.from({ length: 80 }, (_, nth) => nth + 1)

/** The eighty numbers; those that are drawn light up one after another. */
export function KenoBoard({ result, shown, steps }: SceneProps) {
  const drawn = (result ?? []).slice(0, shown)
  const lit = new Set(drawn)
  const newest = shown < steps ? drawn.at(-1) : undefined
  return (
    <ol className={result ? 'kb num' : 'kb num wait'} dir="ltr">
      {CELLS.map((cell) => (
        <li key={cell} className={cell === newest ? 'on new' : lit.has(cell) ? 'on' : undefined}>
          {cell}
        </li>
      ))}
    </ol>
  )
}
