import type { GameType } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { narrowing, NO_FILTERS, type Filters } from './filters.ts'
import { facetsOf, FEATURES, THEMES } from './facets.ts'
import { useVendorCount } from '../../shell/nav/use-categories.ts'
import { useDifferences } from './use-differences.ts'

interface Props {
  type: GameType
  filters: Filters
  onChange: (next: Partial<Filters>) => void
}

const RTPS = ['0', '9400', '9500', '9600', '9650', '9700'] as const
const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH'] as const

/** What narrows a lobby. */
export function FilterPanel({ type, filters, onChange }: Props) {
  const { classes, themes, volatilities } = useDifferences(type, filters.page)
  const facets = facetsOf(type)
  const hasOthers = useVendorCount(type) > 1
  return (
    <div className="form">
      {(classes.length > 1 || filters.classify !== '') && (
        <Select
          label={text('lobby.classify')}
          value={filters.classify}
          onValue={(classify) => onChange({ classify })}
          options={[['', text('lobby.any')], ...classes]}
        />
      )}
      {(themes.size > 1 || filters.theme !== '') && (
        <Select
          label={text('lobby.theme')}
          value={filters.theme}
          onValue={(theme) => onChange({ theme })}
          options={[
            ['', text('lobby.any')],
            ...THEMES.filter((theme) => themes.has(theme) || theme === filters.theme).map(
              (theme) => [theme, text(`theme.${theme}`)] as const,
            ),
          ]}
        />
      )}
      {(facets.features.length > 0 || filters.feature !== '') && (
        <Select
          label={text('lobby.feature')}
          value={filters.feature}
          onValue={(feature) => onChange({ feature })}
          options={[
            ['', text('lobby.any')],
            ...FEATURES.filter((feature) => facets.features.includes(feature) || feature === filters.feature).map(
              (feature) => [feature, text(`feature.${feature}`)] as const,
            ),
          ]}
        />
      )}
      {(volatilities.size > 1 || filters.volatility !== '') && (
        <Select
          label={text('lobby.volatility')}
          value={filters.volatility}
          onValue={(volatility) => onChange({ volatility })}
          options={[
            ['', text('lobby.any')],
            ...VOLATILITIES.filter((name) => volatilities.has(name) || name === filters.volatility).map(
              (name) => [name, text(`lobby.volatility.${name}`)] as const,
            ),
          ]}
        />
      )}
      <Select
        label={text('lobby.rtp')}
        value={String(filters.rtp)}
        onValue={(rtp) => onChange({ rtp: Number(rtp) })}
        options={RTPS.map(
          (rtp) => [rtp, rtp === '0' ? text('lobby.rtp.any') : `≥ ${percentText(Number(rtp))}`] as const,
        )}
      />
      {(facets.jackpot || filters.jackpot) && (
        <Checkbox checked={filters.jackpot} onChecked={(jackpot) => onChange({ jackpot })}>
          {text('lobby.jackpot')}
        </Checkbox>
      )}
      {(hasOthers || filters.own) && (
        <Checkbox checked={filters.own} onChecked={(own) => onChange({ own })}>
          {text('lobby.own')}
        </Checkbox>
      )}
      <Button
        disabled={narrowing(filters) === 0}
        onClick={() => onChange({ ...NO_FILTERS, page: filters.page, sort: filters.sort })}
      >
        {text('lobby.clear')}
      </Button>
    </div>
  )
}

/** The same as a sheet, for phones. */
export function FilterSheet({ count, onClose, ...panel }: Props & { count: number; onClose: () => void }) {
  return (
    <Modal title={text('lobby.filters')} onClose={onClose}>
      <FilterPanel {...panel} />
      <div className="modal-foot">
        <Button look="gold" block onClick={onClose}>
          {text('lobby.apply', { count })}
        </Button>
      </div>
    </Modal>
  )
}
