import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'நீங்கள் திறக்கும் பக்கங்களை எண்ணலாமா?',
  'analytics.body':
    'உங்கள் ஒப்புதலுடன், {brand} தளத்தின் எந்தப் பக்கங்கள் திறக்கப்படுகின்றன என்பதை {services} எண்ணும்; உங்கள் IP முகவரியையும் உலாவியையும் பார்க்கும். நீங்கள் யார், என்ன விளையாடுகிறீர்கள், உங்கள் பணம் ஆகியவை ஒருபோதும் அனுப்பப்படாது.',
  'analytics.accept': 'ஏற்கிறேன்',
  'analytics.refuse': 'மறுக்கிறேன்',
  'analytics.privacy': 'தனியுரிமை',
  'analytics.accepted': 'நீங்கள் ஏற்றுள்ளீர்கள். எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம்; பின் பக்கம் மீண்டும் ஏற்றப்படும்.',
  'analytics.refused': 'நீங்கள் மறுத்துள்ளீர்கள். எதுவும் எண்ணப்படாது.',
  'analytics.signal': 'உங்கள் உலாவி பின்தொடர வேண்டாம் என்று கேட்கிறது, எனவே எதுவும் எண்ணப்படாது.',
} as const satisfies Record<keyof typeof vi, string>
