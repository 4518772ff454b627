/** A night over the water: moon, hills, their light on the pond. */
export const Backdrop = () => (
  <svg className="ig-backdrop" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <defs>
      <linearGradient id="ig-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#070a20" />
        <stop offset=".5" stopColor="#1b1747" />
        <stop offset=".74" stopColor="#4a2a63" />
        <stop offset="1" stopColor="#0a0d26" />
      </linearGradient>
      <radialGradient id="ig-moon">
        <stop offset="0" stopColor="#fff3c9" />
        <stop offset=".62" stopColor="#f6cf7a" />
        <stop offset="1" stopColor="#e9b354" />
      </radialGradient>
      <radialGradient id="ig-glow">
        <stop offset="0" stopColor="#f7c445" stopOpacity=".34" />
        <stop offset="1" stopColor="#f7c445" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="1440" height="900" fill="url(#ig-sky)" />
    <circle cx="1010" cy="210" r="330" fill="url(#ig-glow)" />
    <circle cx="1010" cy="210" r="92" fill="url(#ig-moon)" opacity=".9" />
    {[...'012345678901234567890123'].map((_, nth) => (
      <circle
        key={nth}
        cx={(nth * 397 + 60) % 1440}
        cy={(nth * 173 + 40) % 330}
        r={nth % 3 === 0 ? 1.9 : 1.2}
        fill="#fff"
        opacity={0.25 + (nth % 4) * 0.14}
      />
    ))}
    <path d="M0 560 Q180 380 380 520 T760 500 Q930 350 1120 510 T1440 470 V900 H0Z" fill="#2a1c55" />
    <path d="M0 620 Q240 480 470 600 T900 590 Q1140 470 1440 610 V900 H0Z" fill="#17123a" />
    <rect y="640" width="1440" height="260" fill="#0a0d26" opacity=".82" />
    {[0, 1, 2, 3, 4].map((nth) => (
      <rect
        key={nth}
        x={1010 - 90 + nth * 14}
        y={664 + nth * 34}
        width={180 - nth * 28}
        height="4"
        rx="2"
        fill="#f6cf7a"
        opacity={0.16 - nth * 0.024}
      />
    ))}
  </svg>
)
