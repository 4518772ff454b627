import type { kept as vi } from '../vi/kept.ts'

export const kept = {
  'kept.title': 'Nakatabi, hindi pa malalaro',
  'kept.limit.until':
    'Lumampas ang {amount} sa sarili mong limitasyon sa deposito. Mula {time}, lilipat ito sa pangunahing wallet hanggang sa pinapayagan ng limitasyon.',
  'kept.limit':
    'Lumampas ang {amount} sa sarili mong limitasyon sa deposito. Lilipat ito sa pangunahing wallet kapag pinayagan na ng limitasyon.',
  'kept.tier':
    'Lumampas ang {amount} sa maaaring ideposito bago ka makilala. Kumpirmahin kung sino ka at nasa pangunahing wallet na ito sa loob ng isang minuto.',
  'kept.withdraw': 'I-withdraw ito',
  'kept.confirm': 'Kumpirmahin kung sino ka',
  'kept.from': 'Kunin mula sa',
  'kept.from.MAIN': 'Pangunahing wallet',
  'kept.from.LOCKED': 'Nakatabing pera',
  'kept.terms': 'Kahit magkano, walang bayad. Tinitingnan ng tao ang bawat ganitong order.',
  'kept.tier.room': 'Bago mo kumpirmahin kung sino ka, makakapagdeposito ka pa ng {amount} sa kabuuan.',
  'kept.tier.full': 'Naabot mo na ang maaaring ideposito bago ka makilala. Kumpirmahin kung sino ka para magpatuloy.',
  'kept.pin.forgot': 'Nakalimutan ang password sa transaksyon?',
  'kept.pin.hint':
    'Ipinapakita ng password sa pag-login at ng isang code na ikaw ito. Pagkatapos, magagamit ang mga bagong account sa pag-withdraw makalipas ang 24 na oras.',
  'kept.pin.none':
    'Para magtakda ng bago, kailangan ng kumpirmadong numero ng telepono o email, o authenticator app. Kung wala, tutulungan ka ng customer service.',
} as const satisfies Record<keyof typeof vi, string>
