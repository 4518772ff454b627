import { agentLinks, closeLink, deleteLink, type AgentLink } from '@senluna/contract/agent/links.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { action } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CopyWords } from '../../shell/parts/CopyButton.tsx'
import { QrCode } from '../../shell/parts/QrCode.tsx'
import { productName } from '../../shell/nav/product-name.ts'
import { AskFirst } from '../parts/AskFirst.tsx'
import { rateText } from '../rates/rate-text.ts'

/** What a link gives and where it leads, as an address and as a code to scan; and its end. */
export function LinkDetails({ link }: { link: AgentLink }) {
  const shown = useRef<HTMLElement>(null)
  const [asking, setAsking] = useState<'close' | 'remove'>()
  const done = () => setAsking(undefined)
  const close = useMutation(action(closeLink, { refreshes: [agentLinks], done }))
  const remove = useMutation(action(deleteLink, { refreshes: [agentLinks], done }))
  const params = { id: link.id }
  const given = PRODUCTS.filter((product) => link.rates[product] !== undefined)
  return (
    <div className="ag-link">
      <QrCode content={link.url} label={text('down.link.qr', { code: link.code })} size={132} />
      <div>
        <code ref={shown}>{link.url}</code>
        {given.length > 0 && (
          <ul className="ag-given">
            {given.map((product) => (
              <li key={product}>
                {productName(product)} <b className="num">{rateText(link.rates[product] ?? 0)}</b>
              </li>
            ))}
          </ul>
        )}
        {link.note && <p>{link.note}</p>}
        <div className="ag-acts">
          <CopyWords value={link.url} shown={shown} look="line" size="sm">
            {text('down.link.copy')}
          </CopyWords>
          {link.status === 'IN_USE' && (
            <Button look="line" size="sm" onClick={() => setAsking('close')}>
              {text('down.link.close')}
            </Button>
          )}
          {link.registered === 0 && (
            <Button look="danger" size="sm" onClick={() => setAsking('remove')}>
              {text('down.link.delete')}
            </Button>
          )}
        </div>
      </div>
      {asking === 'close' && (
        <AskFirst
          title={text('down.link.close')}
          about={text('down.link.close.ask', { code: link.code })}
          act={close}
          onGo={() => close.mutate({ params, body: { status: 'CLOSED' } })}
          onClose={done}
        />
      )}
      {asking === 'remove' && (
        <AskFirst
          title={text('down.link.delete.title')}
          about={text('down.link.delete.ask', { code: link.code })}
          act={remove}
          onGo={() => remove.mutate({ params })}
          onClose={done}
        />
      )}
    </div>
  )
}
