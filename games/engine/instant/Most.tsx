import { text } from '@senluna/web/client/text.ts'

/** The most a round of a choice can bring. */
export const Most = ({ times, brings }: { times: number; brings: string }) => (
  <dl className="ig-facts num">
    <div>
      <dt>{text('instant.most')}</dt>
      <dd className="gain">
        ×{times} · {brings}
      </dd>
    </div>
  </dl>
)
