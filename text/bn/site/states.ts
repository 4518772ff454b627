import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'আপনার অ্যাকাউন্টের টাকা আপনারই থাকবে। তুলতে অনুগ্রহ করে গ্রাহক সেবায় যোগাযোগ করুন।',
  'status.denied.unknown': 'জানা নেই',
  'status.denied.source': 'IP ঠিকানা অনুযায়ী দেশ: {source}',
  'shell.chunk.missing': 'এই পাতাটি লোড করা যায়নি। নতুন সংস্করণ থাকতে পারে।',
  'shell.chunk.timeout': 'পাতাটি লোড হতে অনেক সময় লাগল। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  'launch.maintenance.title': 'গেমটির রক্ষণাবেক্ষণ চলছে',
  'launch.maintenance.body': '{name}-এর রক্ষণাবেক্ষণ চলছে। আপনি অন্য গেম খেলতে পারেন।',
  'launch.popupBlocked': 'ব্রাউজার পপ-আপ উইন্ডো আটকে দিয়েছে। অনুমতি দিয়ে আবার চেষ্টা করুন।',
  'launch.openWindow': 'নতুন উইন্ডোতে গেম খুলুন',
  'launch.invalid': 'গেমের ঠিকানাটি ঠিক নয়। অনুগ্রহ করে গ্রাহক সেবায় যোগাযোগ করুন।',
  'frame.slow': 'গেমটি স্বাভাবিকের চেয়ে বেশি সময় নিচ্ছে। নেটওয়ার্ক ধীর হতে পারে।',
  'frame.failed': 'গেমটি খোলা যায়নি',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
