const PETAL = 'M0 0C-9-9-8-23 0-31C8-23 9-9 0 0Z'

/** A leaf of the pond; each lies turned its own way. */
export const Leaf = ({ cell }: { cell: number }) => (
  <svg viewBox="-40 -40 80 80" aria-hidden>
    <g transform={`rotate(${(cell * 67 + 20) % 360})`}>
      <path d="M0 0L31-12A33 33 0 1 0 31 12Z" fill="#1d9b78" />
      <path d="M0 0L31-12A33 33 0 0 0-6-32Z" fill="#2cb78f" opacity=".55" />
      {[40, 85, 130, 175, 220, 265, 310].map((turn) => (
        <path
          key={turn}
          d="M0 0L28 0"
          stroke="#a8f0d4"
          strokeOpacity=".45"
          strokeWidth="1.6"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle cx="-13" cy="-14" r="4.500" fill="#e8fff6" opacity=".9" />
    </g>
  </svg>
)

/** A lotus in bloom. */
export const Flower = () => (
  <svg viewBox="-40 -40 80 80" aria-hidden>
    <ellipse cy="12" rx="34" ry="14" fill="#ffb3d1" opacity=".18" />
    <g transform="translate(0 14)">
      {[-78, 78, -56, 56, -36, 36].map((turn) => (
        <path key={turn} d={PETAL} fill="#e0548f" transform={`rotate(${turn}) scale(1.06)`} />
      ))}
      {[-24, 24, 0].map((turn) => (
        <path key={turn} d={PETAL} fill="#ff9fc4" transform={`rotate(${turn}) scale(1.08)`} />
      ))}
      {[-46, 46, -20, 20, 0].map((turn) => (
        <path key={turn} d={PETAL} fill="#ffd6e6" transform={`rotate(${turn}) scale(.68 .62)`} />
      ))}
    </g>
  </svg>
)

/** A mine with a lit fuse. */
export const Mine = () => (
  <svg viewBox="-40 -40 80 80" aria-hidden>
    <circle cx="-3" cy="5" r="22" fill="#20263f" stroke="#66708f" strokeWidth="2" />
    <ellipse cx="-11" cy="-3" rx="6" ry="4" fill="#fff" opacity=".35" transform="rotate(-35 -11 -3)" />
    <rect x="6" y="-20" width="11" height="9" rx="2" fill="#8791b0" transform="rotate(38 11 -15)" />
    <path d="M15-18Q22-30 29-22" stroke="#d9a441" strokeWidth="3" fill="none" />
    <path d="M29-31l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#ffcf57" />
  </svg>
)
