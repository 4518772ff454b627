import { agentLinks, closeLink, deleteLink, type AgentLink } from '@senluna/contract/agent/links.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { action } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CopyWords } from '../../shell/parts/CopyButton.tsx'
import { QrCode } from '../../shell/parts/QrCode.tsx'
import { productName } from '../../shell/nav/product-name.ts'
import { rateText } from '../rates/rate-text.ts'

/** What a link gives and where it leads, as an address and as a code to scan; and its end. */
export function LinkDetails({ link }: { link: AgentLink }) {
  const shown = useRef<HTMLElement>(null)
  const close = useMutation(action(closeLink, { refreshes: [agentLinks] }))
  const remove = useMutation(action(deleteLink, { refreshes: [agentLinks] }))
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
        <RefusalNote error={close.error ?? remove.error} />
        <div className="ag-acts">
          <CopyWords value={link.url} shown={shown} look="line" size="sm">
            {text('down.link.copy')}
          </CopyWords>
          {link.status === 'IN_USE' && (
            <Button
              look="line"
              size="sm"
              busy={close.isPending}
              onClick={() => close.mutate({ params, body: { status: 'CLOSED' } })}
            >
              {text('down.link.close')}
            </Button>
          )}
          {link.registered === 0 && (
            <Button look="danger" size="sm" busy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {text('down.link.delete')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
