/** A name with its value at the end. */
export function Line({ name, value, strong, note }: { name: string; value: string; strong?: boolean; note?: string }) {
  return (
    <div className={strong ? 'strong' : undefined}>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd className="num">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  )
}
