import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { isSeed } from './player-seed.ts'

const MOST_LETTERS = 64

/** What the player gives the draw to mix with, folded away: who types nothing has one picked. */
export function OwnSeed({ seed, onSeed }: { seed: string; onSeed: (seed: string) => void }) {
  return (
    <details className="small slip-seed">
      <summary>{text('lottery.evidence.yours.use')}</summary>
      <TextField
        label={text('lottery.evidence.yours.label')}
        className="mono"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MOST_LETTERS}
        value={seed}
        onValue={onSeed}
        hint={text('lottery.evidence.yours.hint')}
        {...(isSeed(seed) ? {} : { error: text('lottery.evidence.yours.wrong') })}
      />
    </details>
  )
}
