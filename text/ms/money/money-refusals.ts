import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'Buat masa ini akaun anda tidak boleh melakukan ini. Sila hubungi khidmat pelanggan.',
  'refusal.WAL_VENDOR_DOWN': 'Pembekal ini tidak menjawab sekarang. Wang anda selamat; cuba lagi dalam beberapa minit.',
  'refusal.WAL_TRANSFER_PENDING': 'Satu pindahan dengan pembekal ini masih berjalan. Tunggu sehingga selesai.',
  'refusal.WAL_STEP': 'Masukkan gandaan langkah yang ditunjukkan.',
  'refusal.WAL_LIMIT': 'Jumlah di luar had yang ditunjukkan.',
  'refusal.WAL_DEBT':
    'Akaun ini ada hutang terbuka. Ia diselesaikan daripada kredit anda yang berikut; sehingga itu perkara ini tidak boleh dibuat.',
  'refusal.WAL_ARREARS': 'Akaun ini ada tunggakan. Bayar dahulu.',
  'refusal.DEP_CHANNEL_CLOSED': 'Cara deposit ini ditutup sekarang. Pilih yang lain.',
  'refusal.DEP_LIMIT': 'Jumlah di luar had saluran ini. Masukkan jumlah antara dua jumlah yang ditunjukkan.',
  'refusal.DEP_OPEN_ORDER': 'Anda ada pesanan terbuka dengan kaedah ini. Bayar atau batalkan dahulu.',
  'refusal.DEP_TOO_MANY': 'Terlalu banyak pesanan belum dibayar. Sila tunggu 30 minit.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'Bonus ini tidak dibuka untuk anda. Pilih yang lain atau tiada.',
  'refusal.DEP_RG_LIMIT': 'Ini melebihi had deposit anda sendiri sekarang.',
  'refusal.DEP_KYC':
    'Ini melebihi jumlah yang boleh dimasukkan sebelum kami tahu siapa pemilik akaun. Sahkan identiti anda di pusat keselamatan, kemudian teruskan.',
  'refusal.DEP_EXPIRED':
    'Pesanan ini sudah tamat tempoh. Jika sudah membayar, hantar buktinya: kakitangan akan menyemaknya.',
  'refusal.DEP_CARD_USED': 'Kad ini sudah pernah dihantar.',
  'refusal.DEP_PROOF': 'Hantar satu hingga tiga gambar, PNG atau JPG.',
  'refusal.DEP_STATE': 'Keadaan pesanan ini tidak lagi membenarkannya. Semak semula.',
  'refusal.DEP_PROVIDER': 'Pembekal bayaran tidak menjawab. Tiada wang berpindah; cuba lagi atau pilih cara lain.',
  'refusal.WD_AMOUNT_STEP': 'Masukkan gandaan langkah yang ditunjukkan.',
  'refusal.WD_BELOW_MIN': 'Jumlah di bawah pengeluaran minimum.',
  'refusal.WD_ABOVE_MAX': 'Jumlah melebihi maksimum satu pengeluaran.',
  'refusal.WD_DAILY_COUNT': 'Anda sudah membuat semua pengeluaran hari ini. Cuba lagi esok.',
  'refusal.WD_DAILY_AMOUNT': 'Jumlah melebihi baki untuk hari ini.',
  'refusal.WD_TURNOVER': 'Masih ada pusing ganti sebelum boleh mengeluarkan wang. Setiap baris menunjukkan bakinya.',
  'refusal.WD_KYC': 'Untuk jumlah ini kami perlu mengenali anda dengan lebih baik. Hantar dokumen yang diminta.',
  'refusal.WD_ACCOUNT_COOLING': 'Akaun ini baru ditambah dan boleh digunakan selepas tempoh menunggu.',
  'refusal.WD_ACCOUNT_TAKEN': 'Nombor akaun ini milik ahli lain.',
  'refusal.WD_ACCOUNT_LIMIT': 'Anda sudah ada semua akaun yang dibenarkan. Buang satu dahulu.',
  'refusal.WD_ACCOUNT_LOCKED': 'Akaun ini dikunci. Sila hubungi khidmat pelanggan.',
  'refusal.WD_ACCOUNT_FORMAT': 'Nombor akaun atau alamat ini tidak betul. Semak setiap aksara.',
  'refusal.WD_NAME_MISMATCH': 'Nama pemegang bukan nama sebenar akaun anda.',
  'refusal.WD_STATE': 'Keadaan pengeluaran ini tidak lagi membenarkannya. Semak semula.',
  'refusal.AGT_TRANSFER_OFF': 'Pindahan antara akaun ditutup di sini.',
  'refusal.AGT_NOT_DIRECT': 'Anda hanya boleh memindahkan kepada upline terus atau downline terus.',
  'refusal.KYC_STATE': 'Keadaan dokumen ini tidak lagi membenarkannya.',
  'refusal.KYC_DOCUMENTS': 'Hantar dokumen yang diminta langkah ini.',
} satisfies Partial<Record<keyof typeof vi, string>>
