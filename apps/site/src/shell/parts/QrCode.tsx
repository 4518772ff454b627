import { renderSVG } from 'uqr'

interface Props {
  content: string
  label: string
  /** How it stands on its page. */
  className?: string
  /** Pixels on each side. */
  size?: number
}

/**
 * A text as a code to scan, dark on light in every theme and with the margin around it: that is
 * what cameras read.
 */
export function QrCode({ content, label, className = 'qr', size = 220 }: Props) {
  const drawn = renderSVG(content, { ecc: 'M', border: 4, pixelSize: 8 })
  return (
    <img
      className={className}
      src={`data:image/svg+xml,${encodeURIComponent(drawn)}`}
      alt={label}
      width={size}
      height={size}
    />
  )
}
