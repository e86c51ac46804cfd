/** Rendered Markdown, as a chapter gets it. */
const everything = `
<p>The harbour office opens at six. By then <a href="/contact/">four boats</a> have left, each with its own idea of
the tide.</p>
<h3>What they wrote down</h3>
<ul><li>A height, in metres.</li><li>A time, <strong>never</strong> in the same zone.</li></ul>
<blockquote><p>My father read this gauge in feet, and so do I.</p></blockquote>
<pre><code>{ "gauge": 3, "height": 2.41, "at": "06:10" }</code></pre>
<p>The field <code>at</code> has no zone, and that is the whole story.</p>`;

export default {
  'everything that Markdown brings': {
    kind: 'main-argument',
    id: 'four-boats',
    heading: 'Four boats & four tides',
    children: everything,
  },
  'goes on, one paragraph, long words': {
    kind: 'main-argument',
    id: 'responsibilities',
    heading: 'Incomprehensibilities of the hydrographic administration',
    children: '<p>Nobody reads them.</p>',
    continues: true,
  },
};
