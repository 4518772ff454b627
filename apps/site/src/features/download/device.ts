export const DEVICES = ['ios', 'android', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/**
 * What kind of device a browser says it runs on. An iPad calls itself a Mac, but a Mac has no touch
 * screen.
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  return 'desktop'
}
