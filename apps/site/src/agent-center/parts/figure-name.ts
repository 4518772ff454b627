import type { IncomeFigure } from '@senluna/contract/agent/income.ts'
import type { PalFigure } from '@senluna/contract/agent/profit.ts'
import { FIGURE_NAMES } from '@senluna/text/figure-names.ts'
import { text } from '@senluna/web/client/text.ts'

/** What a figure of a report is called. */
export const figureName = (figure: PalFigure | IncomeFigure): string => text(FIGURE_NAMES[figure])
