const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  spin: 'M20 11A8 8 0 1 0 18.4 16.8M20 4v7h-7',
  stop: 'M7 7h10v10H7z',
  auto: 'M17 3l3 3-3 3M20 6H9a5 5 0 0 0-5 5M7 21l-3-3 3-3M4 18h11a5 5 0 0 0 5-5',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.5 8.500a5 5 0 0 1 0 7M19 6a8.500 8.500 0 0 1 0 12',
  mute: 'M4 10v4h4l5 4V6L8 10zM17 9.500l5 5M22 9.500l-5 5',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.500v.01',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 2',
  shield: 'M12 3l7 2.500v6c0 4.500-3 7.800-7 9.500-4-1.700-7-5-7-9.500v-6zM9 12l2.200 2.200L15.500 10',
  keyboard: 'M3 6.500h18v11H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M8 14h8',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  cards: 'M4 7.500l8-3.500 6 13-8 3.500zM14 4h6v11',
  replay: 'M7 5v14l11-7z',
} as const

/** A line drawing of 24 by 24, for buttons. */
export function Icon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
