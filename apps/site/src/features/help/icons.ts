import {
  CircleHelp,
  Gamepad2,
  Gift,
  HeartHandshake,
  KeyRound,
  ShieldCheck,
  Smartphone,
  Sprout,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  gamepad: Gamepad2,
  gift: Gift,
  'heart-handshake': HeartHandshake,
  'key-round': KeyRound,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  sprout: Sprout,
  users: Users,
  'wallet-cards': WalletCards,
}

/** The sign of a heading, by the name the server gives it. */
export const topicIcon = (name: string | undefined): LucideIcon => ICONS[name ?? ''] ?? CircleHelp
