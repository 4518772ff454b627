/** Rises when a picture changes, so that no browser and no cache shows an old one. */
export const ART_VERSION = 2
