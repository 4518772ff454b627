import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Je, tunaweza kuhesabu kurasa unazofungua?',
  'analytics.body':
    'Kwa idhini yako, {services} huhesabu ni kurasa zipi za {brand} zinazofunguliwa, na huona anwani yako ya IP na kivinjari chako. Wewe ni nani, unacheza nini na pesa zako havipitishwi kamwe.',
  'analytics.accept': 'Kubali',
  'analytics.refuse': 'Kataa',
  'analytics.privacy': 'Faragha',
  'analytics.accepted': 'Umekubali. Unaweza kuondoa idhini wakati wowote; ukurasa utapakiwa upya.',
  'analytics.refused': 'Umekataa. Hakuna kinachohesabiwa.',
  'analytics.signal': 'Kivinjari chako kinaomba usifuatiliwe, kwa hiyo hakuna kinachohesabiwa.',
} as const satisfies Record<keyof typeof vi, string>
