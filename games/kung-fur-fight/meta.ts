import type { Meta } from '../../kernel/contract.ts'
import { OPTIONS } from './options.ts'

export const meta: Meta = {
  id: 'kung-fur-fight',
  title: 'Kung Fur Fight',
  modes: [{ id: 'duel', seats: [2] }],
  options: OPTIONS,
  rulesVersion: 1,
  longest: 400,
  reactions: ['shiue'], // KFU-18.3: a quick "none" would tell that only Fu or Tumaz is left
  refusals: [
    'KFU-6.3',
    'KFU-6.4',
    'KFU-6.7',
    'KFU-6.11',
    'KFU-6.12',
    'KFU-6.14',
    'KFU-6.15',
    'KFU-7.11',
    'KFU-10.7',
    'KFU-11.15',
    'KFU-11.16',
    'KFU-12.5',
    'KFU-13.4',
    'KFU-14.18',
    'KFU-18.10',
  ],
}
