import { encode } from 'uqr'

const SHOWN = 220

/** A text as a code to scan, dark on light in every theme: that is what cameras read. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`
  return (
    <img
      className="deposit-code"
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
      width={SHOWN}
      height={SHOWN}
    />
  )
}
