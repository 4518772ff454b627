import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ImagePlus } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'block' | 'busy' | 'disabled'> {
  label: Parameters<typeof text>[0]
  /** By which a test finds where files go. */
  testId: string
  onTake: (files: readonly File[]) => void
}

/** A button that has pictures chosen from the device. The same ones may be chosen again. */
export function ChoosePictures({ label, testId, onTake, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="image/png,image/jpeg"
        multiple
        tabIndex={-1}
        aria-hidden
        data-testid={testId}
        onChange={(event) => {
          onTake([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <ImagePlus className="i s" aria-hidden />
        {text(label)}
      </Button>
    </>
  )
}
