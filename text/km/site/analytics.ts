import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'តើយើងអាចរាប់ទំព័រដែលអ្នកបើកបានទេ?',
  'analytics.body':
    'បើអ្នកយល់ព្រម {services} នឹងរាប់ថាទំព័រណារបស់ {brand} ត្រូវបានបើក ហើយឃើញអាសយដ្ឋាន IP និងកម្មវិធីរុករករបស់អ្នក។ អ្នកជានរណា អ្វីដែលអ្នកលេង និងប្រាក់របស់អ្នក មិនត្រូវបានបញ្ជូនទៅណាឡើយ។',
  'analytics.accept': 'យល់ព្រម',
  'analytics.refuse': 'បដិសេធ',
  'analytics.privacy': 'ឯកជនភាព',
  'analytics.accepted': 'អ្នកបានយល់ព្រម។ អ្នកអាចដកវិញបានគ្រប់ពេល រួចទំព័រនឹងផ្ទុកឡើងវិញ។',
  'analytics.refused': 'អ្នកបានបដិសេធ។ គ្មានអ្វីត្រូវបានរាប់ទេ។',
  'analytics.signal': 'កម្មវិធីរុករករបស់អ្នកស្នើសុំមិនឱ្យតាមដាន ដូច្នេះគ្មានអ្វីត្រូវបានរាប់ទេ។',
} as const satisfies Record<keyof typeof vi, string>
