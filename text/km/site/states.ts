import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'ប្រាក់នៅក្នុងគណនីរបស់អ្នកនៅតែជារបស់អ្នក។ ដើម្បីដក សូមទាក់ទងសេវាអតិថិជន។',
  'status.denied.unknown': 'មិនដឹង',
  'status.denied.source': 'ប្រទេសតាមអាសយដ្ឋាន IP៖ {source}',
  'shell.chunk.missing': 'មិនអាចផ្ទុកទំព័រនេះបានទេ។ ប្រហែលជាមានកំណែថ្មី។',
  'shell.chunk.timeout': 'ទំព័រប្រើពេលយូរពេកក្នុងការផ្ទុក។ សូមពិនិត្យបណ្តាញ ហើយព្យាយាមម្តងទៀត។',
  'launch.maintenance.title': 'ហ្គេមកំពុងថែទាំ',
  'launch.maintenance.body': '{name} កំពុងថែទាំ។ អ្នកអាចលេងហ្គេមផ្សេង។',
  'launch.popupBlocked': 'កម្មវិធីរុករកបានទប់ស្កាត់ផ្ទាំងលេចឡើង។ សូមអនុញ្ញាត ហើយព្យាយាមម្តងទៀត។',
  'launch.openWindow': 'បើកហ្គេមក្នុងផ្ទាំងថ្មី',
  'launch.invalid': 'អាសយដ្ឋានហ្គេមមិនត្រឹមត្រូវទេ។ សូមទាក់ទងសេវាអតិថិជន។',
  'frame.slow': 'ហ្គេមប្រើពេលយូរជាងធម្មតា។ បណ្តាញអាចយឺត។',
  'frame.failed': 'មិនអាចបើកហ្គេមបានទេ',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
