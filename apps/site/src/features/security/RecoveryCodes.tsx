import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Download, Printer } from 'lucide-react'
import { useRef } from 'react'
import { useBrand } from '../../brand.ts'
import { useMember } from '../../session.ts'
import { saveFile } from '../../save-file.ts'
import { CopyWords } from '../../shell/parts/CopyButton.tsx'

/** Ten codes, shown this once, with every way to keep them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { brandName } = useBrand()
  const account = useMember()?.account ?? ''
  const list = useRef<HTMLOListElement>(null)
  const sheet = `${brandName} · ${account}\n${text('sec.codes.title')}\n\n${codes.join('\n')}\n`
  return (
    <Modal title={text('sec.codes.title')} size="narrow">
      <div className="form codes">
        <p>{text('sec.codes.lead')}</p>
        <p className="codes-of">
          {brandName} · {account}
        </p>
        <ol ref={list} className="codes-list num" dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="codes-keep">
          <CopyWords size="sm" value={sheet} shown={list}>
            {text('sec.codes.copy')}
          </CopyWords>
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
