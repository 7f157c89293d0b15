import { type ComponentChildren, toChildArray } from 'preact'
import { expect, it } from 'vitest'
import { Explain, type Explanation } from './explain.tsx'
import { RuleLink } from './rule-link.tsx'

const linksIn = (children: ComponentChildren): readonly unknown[] =>
  toChildArray(children).flatMap((child) => {
    if (typeof child !== 'object') return []
    return child.type === RuleLink ? [child.props] : linksIn(child.props.children)
  })

const linksOf = (explanation: Explanation) => linksIn(Explain({ game: 'kabuken', explanation }))

it('what cannot be is one tap from its rule', () => {
  const rule = { id: 'KBK-8.6', text: 'Only a pair.' }
  expect(linksOf({ tone: 'no', text: 'Not so.', rule })).toEqual([{ game: 'kabuken', id: 'KBK-8.6' }])
})

it('a hint without a rule leads nowhere', () => {
  expect(linksOf({ tone: 'hint', text: 'Your turn.' })).toEqual([])
})
