import { AUDIT_FIGURES } from '../modules/audit/index.ts'
import { CASHIER_FIGURES } from '../modules/cashier/index.ts'
import { VENDOR_FIGURES } from '../modules/catalog/index.ts'
import { FACT_FIGURES } from '../modules/facts/index.ts'
import { queueFigures } from '../modules/operations/index.ts'
import { RECONCILIATION_FIGURES } from '../modules/reconciliation/index.ts'
import { RTP_FIGURES } from '../modules/rtp/index.ts'
import type { Parts } from '../parts.ts'
import { FigureReader } from '../platform/figures/figure-reader.ts'
import { PLATFORM_FIGURES } from '../platform/figures/platform-figures.ts'

/** Everything that operators watch of what stands in the database. */
export const figuresOf = ({ database: { db }, metrics, clock, log, brands, families }: Parts): FigureReader =>
  new FigureReader({ registry: metrics.registry, db, clock, log }, [
    ...PLATFORM_FIGURES,
    queueFigures(brands),
    AUDIT_FIGURES,
    CASHIER_FIGURES,
    FACT_FIGURES,
    VENDOR_FIGURES,
    RECONCILIATION_FIGURES,
    RTP_FIGURES,
    ...[...families.values()].flatMap(({ figures }) => figures ?? []),
  ])
