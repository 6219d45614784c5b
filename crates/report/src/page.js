for (const head of document.querySelectorAll("th[data-sorts]")) {
  const sort = () => {
    const table = head.closest("table"), body = table.tBodies[0], at = head.cellIndex;
    const down = head.getAttribute("aria-sort") !== "descending";
    const key = (row) => row.cells[at].dataset.v ?? "";
    const order = (a, b) => {
      const [x, y] = [key(a), key(b)];
      if (x === "" || y === "") return (x === "") - (y === "");
      const by = isNaN(x) || isNaN(y) ? -x.localeCompare(y) : x - y;
      return down ? -by : by;
    };
    body.append(...[...body.rows].sort(order));
    for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
  };
  head.classList.add("sorts");
  head.tabIndex = 0;
  head.addEventListener("click", sort);
  head.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); sort(); }
  });
}
