import type { Application } from '@senluna/contract/member/rewards/applications.ts'
import { text } from '@senluna/web/client/text.ts'
import { StoredPicture } from '@senluna/web/ui/StoredPicture.tsx'

/** What was sent: the words and the pictures. */
export function Sent({ application: { remark, images } }: { application: Application }) {
  return (
    <blockquote className="form-sent">
      <p>{remark}</p>
      {images.length > 0 && (
        <div className="form-pictures">
          {images.map((image, nth) => (
            <StoredPicture
              key={image.fileId}
              image={image}
              name={`${text('fb.pictures')} ${nth + 1}`}
              lost={`${text('fb.pictures')} ${nth + 1}`}
            />
          ))}
        </div>
      )}
    </blockquote>
  )
}
