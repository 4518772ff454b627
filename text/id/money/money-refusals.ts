import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'Untuk saat ini akun Anda tidak bisa melakukan ini. Silakan hubungi layanan pelanggan.',
  'refusal.WAL_VENDOR_DOWN': 'Penyedia ini sedang tidak merespons. Uang Anda aman; coba lagi beberapa menit lagi.',
  'refusal.WAL_TRANSFER_PENDING': 'Masih ada transfer dengan penyedia ini yang berjalan. Tunggu sampai selesai.',
  'refusal.WAL_STEP': 'Masukkan kelipatan dari langkah yang ditampilkan.',
  'refusal.WAL_LIMIT': 'Jumlahnya di luar batas yang ditampilkan.',
  'refusal.WAL_DEBT':
    'Akun ini punya utang terbuka. Utang dilunasi dari kredit Anda berikutnya; sampai saat itu hal ini tidak bisa.',
  'refusal.WAL_ARREARS': 'Akun ini punya tunggakan. Bayar dulu.',
  'refusal.DEP_CHANNEL_CLOSED': 'Cara deposit ini sedang ditutup. Pilih yang lain.',
  'refusal.DEP_LIMIT': 'Jumlahnya di luar batas kanal ini. Masukkan di antara dua jumlah yang ditampilkan.',
  'refusal.DEP_OPEN_ORDER': 'Anda punya pesanan terbuka dengan metode ini. Bayar atau batalkan dulu.',
  'refusal.DEP_TOO_MANY': 'Terlalu banyak pesanan belum dibayar. Tunggu 30 menit.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'Bonus ini tidak tersedia untuk Anda. Pilih yang lain atau tanpa bonus.',
  'refusal.DEP_RG_LIMIT': 'Ini melebihi batas deposit Anda sendiri saat ini.',
  'refusal.DEP_KYC':
    'Ini melebihi yang boleh disetor sebelum kami tahu siapa pemilik akunnya. Konfirmasi identitas Anda di pusat keamanan, lalu lanjutkan.',
  'refusal.DEP_EXPIRED': 'Pesanan ini sudah kedaluwarsa. Jika sudah membayar, kirim buktinya: petugas akan memeriksa.',
  'refusal.DEP_CARD_USED': 'Kartu ini sudah pernah dikirim.',
  'refusal.DEP_PROOF': 'Kirim satu sampai tiga gambar, PNG atau JPG.',
  'refusal.DEP_STATE': 'Status pesanan ini tidak lagi mengizinkannya. Periksa lagi.',
  'refusal.DEP_PROVIDER':
    'Penyedia pembayaran tidak merespons. Tidak ada uang yang berpindah; coba lagi atau pilih cara lain.',
  'refusal.WD_AMOUNT_STEP': 'Masukkan kelipatan dari langkah yang ditampilkan.',
  'refusal.WD_BELOW_MIN': 'Jumlahnya di bawah penarikan terkecil.',
  'refusal.WD_ABOVE_MAX': 'Jumlahnya di atas batas satu penarikan.',
  'refusal.WD_DAILY_COUNT': 'Anda sudah melakukan semua penarikan hari ini. Coba lagi besok.',
  'refusal.WD_DAILY_AMOUNT': 'Jumlahnya melebihi sisa untuk hari ini.',
  'refusal.WD_TURNOVER': 'Masih ada turnover sebelum bisa menarik. Tiap baris menunjukkan sisanya.',
  'refusal.WD_KYC': 'Untuk jumlah ini kami perlu lebih mengenal Anda. Kirim dokumen yang diminta.',
  'refusal.WD_ACCOUNT_COOLING': 'Rekening ini baru ditambahkan dan bisa dipakai setelah masa tunggunya selesai.',
  'refusal.WD_ACCOUNT_TAKEN': 'Nomor rekening ini milik anggota lain.',
  'refusal.WD_ACCOUNT_LIMIT': 'Jumlah rekening Anda sudah maksimal. Hapus satu dulu.',
  'refusal.WD_ACCOUNT_LOCKED': 'Rekening ini terkunci. Silakan hubungi layanan pelanggan.',
  'refusal.WD_ACCOUNT_FORMAT': 'Nomor rekening atau alamat ini tidak benar. Periksa setiap karakter.',
  'refusal.WD_NAME_MISMATCH': 'Nama pemilik bukan nama asli di akun Anda.',
  'refusal.WD_STATE': 'Status penarikan ini tidak lagi mengizinkannya. Periksa lagi.',
  'refusal.AGT_TRANSFER_OFF': 'Transfer antarakun ditutup di sini.',
  'refusal.AGT_NOT_DIRECT': 'Anda hanya bisa mentransfer ke upline langsung atau downline langsung.',
  'refusal.KYC_STATE': 'Status dokumen ini tidak lagi mengizinkannya.',
  'refusal.KYC_DOCUMENTS': 'Kirim dokumen yang diminta langkah ini.',
} satisfies Partial<Record<keyof typeof vi, string>>
