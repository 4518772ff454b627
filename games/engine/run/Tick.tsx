/** A tick, beside what is done. */
export const Tick = () => (
  <svg viewBox="0 0 24 24" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
    <path d="M4 13l5 5L20 6" />
  </svg>
)
