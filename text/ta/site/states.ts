import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'உங்கள் கணக்கில் உள்ள பணம் உங்களுடையதே. அதை எடுக்க வாடிக்கையாளர் சேவையைத் தொடர்புகொள்ளவும்.',
  'status.denied.unknown': 'தெரியவில்லை',
  'status.denied.source': 'IP முகவரிப்படி நாடுகள்: {source}',
  'shell.chunk.missing': 'இந்தப் பக்கத்தை ஏற்ற முடியவில்லை. புதிய பதிப்பு இருக்கலாம்.',
  'shell.chunk.timeout': 'பக்கம் ஏற அதிக நேரம் எடுத்தது. நெட்வொர்க்கைச் சரிபார்த்து மீண்டும் முயலவும்.',
  'launch.maintenance.title': 'கேம் பராமரிப்பில் உள்ளது',
  'launch.maintenance.body': '{name} பராமரிப்பில் உள்ளது. நீங்கள் வேறொரு கேமை விளையாடலாம்.',
  'launch.popupBlocked': 'உலாவி பாப்-அப் சாளரத்தைத் தடுத்தது. அனுமதித்து மீண்டும் முயலவும்.',
  'launch.openWindow': 'கேமைப் புதிய சாளரத்தில் திறக்கவும்',
  'launch.invalid': 'கேமின் முகவரி சரியில்லை. வாடிக்கையாளர் சேவையைத் தொடர்புகொள்ளவும்.',
  'frame.slow': 'கேம் வழக்கத்தை விட அதிக நேரம் எடுக்கிறது. நெட்வொர்க் மெதுவாக இருக்கலாம்.',
  'frame.failed': 'கேமைத் திறக்க முடியவில்லை',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
