import { renderSVG } from 'uqr'

/** An address as a code to scan: always dark on light, with the margin that cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawn = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 8 })
  return (
    <img className="qr" src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt={label} width="220" height="220" />
  )
}
