/**
 * What is asked about notices, besides their language: banners, news, windows that come up by
 * themselves, headlines.
 */
export const NOTICES_ASKED = { types: 'B,PL,PU,PR,H', platform: 'WEB', execution: 'B' } as const
