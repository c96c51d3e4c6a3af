import { expect, test } from 'vitest'
import { markupIssues } from './markup-issues.ts'

test.each([
  ['<p>One<br>two</p><script>if (a < b) "</p>"</script>'],
  ['<h2>A</h2><h3>B</h3><h2>C</h2><ul><li><a href="/">A</a></li></ul>'],
  ['<label for="q">Q</label><input id="q"><details><summary>More</summary><p>Text</p></details>'],
  ['<picture><source srcSet="a.avif"><img src="a.png" alt=""></picture>'],
  ['<svg viewBox="0 0 1 1"><path d="M0 0"></path><title id="t">A</title></svg>'],
])('finds nothing wrong with %s', (html) => {
  expect(markupIssues(html)).toEqual([])
})

test.each([
  ['<p>One', '<p> is not closed'],
  ['<b></i></b>', '</i> closes <b>'],
  ['<p><div>One</div></p>', '<div> is inside <p>, which may contain only text and inline elements'],
  [
    '<p><span><p>One</p></span></p>',
    '<p> is inside <p>, which may contain only text and inline elements',
  ],
  ['<a href="/"><button>One</button></a>', '<button> is inside <a>, which is a control itself'],
  ['<ul><div></div></ul>', '<div> is inside <ul>'],
  ['<li>One</li><div><li>Two</li></div>', '<li> is inside <div>'],
  ['<p style="color: red">One</p>', '<p> has a style attribute'],
  ['<p onclick="x()">One</p>', '<p> has an inline event handler'],
  ['<img src="a.png">', '<img> has no alt attribute'],
  ['<i id="a"></i><b id="a"></b>', 'the id a occurs twice'],
  ['<div aria-labelledby="b"></div>', '<div> refers to the id b, which does not exist'],
  ['<h2>A</h2><h4>B</h4>', '<h4> follows <h2>, which skips a level'],
  ['<p id="a" id="b">One</p>', 'the attribute id occurs twice'],
])('finds what is wrong with %s', (html, issue) => {
  expect(markupIssues(html)).toEqual([issue])
})
