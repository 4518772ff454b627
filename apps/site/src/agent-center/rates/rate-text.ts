import { percentText } from '@senluna/web/ui/money/format.ts'

/** Parts per million as percent: 12,000 is 1.20 %. */
export const rateText = (ppm: number): string => percentText(ppm / 100)
