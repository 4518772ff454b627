import './pictures.css'
import { IMAGE_BYTES, IMAGE_COUNT, type FilePurpose, type ImageRef } from '@senluna/contract/site/files.ts'
import { brokenPicture, sendPicture } from '@senluna/web/client/images/picture.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { LabelText } from '@senluna/web/ui/fields/FieldLabel.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { LoaderCircle, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, type SetStateAction } from 'react'
import { ChoosePictures } from './ChoosePictures.tsx'

/** A picture somebody chose: on its way, arrived (`ref`), or refused (`error`). */
export interface Chosen {
  key: string
  name: string
  preview: string
  file: File
  ref?: ImageRef
  error?: string
}

interface Props {
  /** What the pictures are sent for. */
  purpose: FilePurpose
  /** Whether one at least is asked for. */
  required?: boolean
  chosen: readonly Chosen[]
  onChosen: (change: SetStateAction<readonly Chosen[]>) => void
}

/**
 * Up to three pictures, each sent as soon as it is chosen, so that a refusal is shown at
 * its place.
 */
export function PictureField({ purpose, required, chosen, onChosen }: Props) {
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const made = previews.current
    return () => made.forEach((address) => URL.revokeObjectURL(address))
  }, [])
  const change = (key: string, to: Partial<Chosen>) =>
    onChosen((before) => before.map((picture) => (picture.key === key ? { ...picture, ...to } : picture)))
  const send = ({ key, file }: Pick<Chosen, 'key' | 'file'>) => {
    const broken = brokenPicture(file)
    if (broken) return change(key, { error: text(`refusal.${broken}`) })
    change(key, { error: undefined })
    sendPicture(file, purpose).then(
      (ref) => change(key, { ref }),
      (error: unknown) => change(key, { error: sentenceOf(error) }),
    )
  }
  const take = (files: readonly File[]) => {
    const fresh = files.slice(0, IMAGE_COUNT - chosen.length).map((file) => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { key: preview, name: file.name, preview, file }
    })
    onChosen((before) => [...before, ...fresh])
    fresh.forEach(send)
  }
  return (
    <fieldset className="field pictures">
      <legend className="label">
        <LabelText label={text('fb.pictures')} required={required} />
      </legend>
      <ul>
        {chosen.map((picture) => (
          <li key={picture.key} className={picture.error ? 'bad' : undefined}>
            <span className="picture">
              {!picture.error && <img src={picture.preview} alt="" width="64" height="64" />}
              {!picture.ref && !picture.error && <LoaderCircle className="i spin" aria-hidden />}
            </span>
            <span className="picture-name">
              {picture.name}
              {picture.error && (
                <span className="err" role="alert">
                  {picture.error}
                </span>
              )}
            </span>
            {picture.error && !brokenPicture(picture.file) && (
              <IconButton label={text('shell.retry')} onClick={() => send(picture)}>
                <RotateCw className="i s" aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={text('fb.pictures.remove', { name: picture.name })}
              onClick={() => onChosen((before) => before.filter(({ key }) => key !== picture.key))}
            >
              <X className="i s" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="pictures-foot">
        <ChoosePictures
          label="fb.pictures.add"
          testId="pictures"
          disabled={chosen.length >= IMAGE_COUNT}
          onTake={take}
        />
        <p className="hint">{text('fb.pictures.hint', { count: IMAGE_COUNT, mb: IMAGE_BYTES / 1024 / 1024 })}</p>
      </div>
    </fieldset>
  )
}
