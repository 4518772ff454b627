import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'កម្មវិធីរុករកនេះមិនអាចអ៊ិនគ្រីបទិន្នន័យបានទេ។ សូមបើកគេហទំព័រតាមអាសយដ្ឋានសុវត្ថិភាព (https)។',
  'trial.started': 'អ្នកកំពុងលេងសាកល្បងដោយប្រើប្រាក់និម្មិត។',
  in_increase_submit: 'ចុះឈ្មោះឥឡូវនេះ',
  'rg.excluded.forGood': 'គណនីនេះបានដកខ្លួនចេញជារៀងរហូត។',
  'rg.excluded.returnAt': 'អ្នកបានស្នើត្រឡប់មកវិញ។ អ្នកអាចចូលបានចាប់ពី {time}។',
  'rg.excluded.until': 'គណនីនេះកំពុងសម្រាក ឬបានដកខ្លួនចេញរហូតដល់ {time}។',
  'rg.excluded.over': 'រយៈពេលដកខ្លួនចេញបានចប់ ប៉ុន្តែគណនីមិនបើកដោយខ្លួនឯងទេ។ អ្នកអាចស្នើត្រឡប់មកវិញ ២៤ ម៉ោងក្រោយមកអ្នកអាចចូលបាន។',
  'shell.limits': 'ដែនកំណត់ និងការសម្រាក',
  'rg.session.soon': 'នាទីលេងដែលនៅសល់ថ្ងៃនេះតាមដែនកំណត់របស់អ្នក៖ {count}',
  'inbox.title': 'សារ',
  'vip.title': 'VIP',
  'promo.title': 'ប្រូម៉ូសិន',
  'identities.title': 'វិធីចូល',
  'referral.title': 'អញ្ជើញមិត្តភក្តិ',
  'agent.center': 'មជ្ឈមណ្ឌលភ្នាក់ងារ',
  'shell.app': 'ទាញយកកម្មវិធី',
  'shell.affiliates': 'ដៃគូ',
  'shell.help': 'ជំនួយ',
  'shell.security': 'សុវត្ថិភាពគណនី',
} satisfies Partial<Record<keyof typeof vi, string>>
