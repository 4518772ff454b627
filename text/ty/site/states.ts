import type { states as vi } from '../../vi/site/states.ts'

/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money':
    'Sa iyo pa rin ang pera sa account mo. Para i-withdraw ito, makipag-ugnayan sa customer service.',
  'status.denied.unknown': 'Hindi alam',
  'status.denied.source': 'Mga bansa ayon sa IP address: {source}',
  'shell.chunk.missing': 'Hindi ma-load ang page na ito. Maaaring may bagong bersyon.',
  'shell.chunk.timeout': 'Masyadong matagal mag-load ang page. Suriin ang network at subukang muli.',
  'seamless.title': 'Isang wallet para sa lahat ng laro',
  'seamless.note':
    'Sa mga studio na ito, diretso kang maglalaro mula sa iyong balanse, hindi na kailangang maglipat ng pera.',
  'seamless.none': 'Walang studio na gumagamit ng iisang wallet sa ngayon.',
} satisfies Record<keyof typeof vi, string>
