import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Copy, Download, Printer } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { useMember } from '../../session.ts'
import { saveFile } from '../../save-file.ts'

/** Ten codes, shown this once, with every way to keep them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { brandName } = useBrand()
  const account = useMember()?.account ?? ''
  const sheet = `${brandName} · ${account}\n${text('sec.codes.title')}\n\n${codes.join('\n')}\n`
  return (
    <Modal title={text('sec.codes.title')} size="narrow">
      <div className="form codes">
        <p>{text('sec.codes.lead')}</p>
        <p className="codes-of">
          {brandName} · {account}
        </p>
        <ol className="codes-list num" dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="codes-keep">
          <Button
            size="sm"
            onClick={() =>
              void navigator.clipboard.writeText(sheet).then(() => toast('success', text('sec.codes.copied')))
            }
          >
            <Copy className="i s" aria-hidden />
            {text('sec.codes.copy')}
          </Button>
          <Button
            size="sm"
            onClick={() => saveFile(new Blob([sheet], { type: 'text/plain' }), `${brandName}-${account}-codes.txt`)}
          >
            <Download className="i s" aria-hidden />
            {text('sec.codes.download')}
          </Button>
          <Button size="sm" onClick={() => print()}>
            <Printer className="i s" aria-hidden />
            {text('sec.codes.print')}
          </Button>
        </div>
        <Button look="gold" block onClick={onClose}>
          {text('sec.codes.kept')}
        </Button>
      </div>
    </Modal>
  )
}
