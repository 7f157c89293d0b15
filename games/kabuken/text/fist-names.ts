export const FIST_NAMES: Readonly<Record<string, string>> = {
  dual: 'Dual Fist',
  color: 'Color Fist',
  sniper: 'Sniper Fist',
  sniperGod: 'Sniper God Fist',
  resolute: 'Resolute Fist',
  resoluteGod: 'Resolute God Fist',
  barrage: 'Barrage Attack',
}
