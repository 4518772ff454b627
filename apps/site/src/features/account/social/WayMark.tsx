import type { SocialWay } from '@senluna/contract/member/identities.ts'

/** The sign by which people know a provider. */
export function WayMark({ way }: { way: SocialWay }) {
  return (
    <svg className="way-mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden>
      {way === 'google' && (
        <g fill="none" strokeWidth="4">
          <path stroke="#4285f4" d="M21.9 12h-9.4M20 12a8 8 0 0 1-2.6 5.9" />
          <path stroke="#34a853" d="M17.6 17.7A8 8 0 0 1 5 15.900" />
          <path stroke="#fbbc05" d="M5.100 16a8 8 0 0 1 0-8" />
          <path stroke="#ea4335" d="M5 8.100A8 8 0 0 1 17.700 6.300" />
        </g>
      )}
      {way === 'facebook' && (
        <>
          <circle cx="12" cy="12" r="11" fill="#1877f2" />
          <path
            fill="#fff"
            d="M13.300 20.500v-7h2.400l.4-2.900h-2.800V8.900c0-.8.3-1.400 1.500-1.400h1.400V4.900c-.7-.1-1.400-.1-2.100-.1-2.100 0-3.500 1.300-3.500 3.600v2.200H8.200v2.900h2.400v7z"
          />
        </>
      )}
      {way === 'telegram' && (
        <>
          <circle cx="12" cy="12" r="11" fill="#229ed9" />
          <path
            fill="#fff"
            d="m5.500 11.700 11.200-4.400c.6-.2 1.100.1.900 1l-1.900 9c-.1.600-.5.800-1 .5l-2.900-2.100-1.400 1.300c-.2.200-.4.300-.6.300l.2-2.900 5.300-4.800c.2-.2 0-.3-.3-.1l-6.600 4.100-2.800-.9c-.6-.2-.6-.6-.1-1z"
          />
        </>
      )}
    </svg>
  )
}
