/** What something is called, above the code that lists are searched and entries are found by. */
export function ByName({ name, code }: { name: string; code: string }) {
  if (name === code) return code
  return (
    <span className="two-lines">
      {name}
      <small>{code}</small>
    </span>
  )
}
